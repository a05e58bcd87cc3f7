import { CircleCheck, RotateCw } from 'lucide';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useErrorText } from '../../i18n/error-text.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../action/button.tsx';
import { Icon } from '../brand/icon.tsx';
import { captchaMessages } from './captcha-messages.ts';
import { TextField } from './text-field.tsx';
import type { CaptchaHandle } from './use-captcha.ts';

type CaptchaFieldProps = {
  captcha: CaptchaHandle;
  /** What the form has to say about it, such as that it is still to be solved. */
  error?: string | undefined;
};

export function CaptchaField({ captcha, error }: CaptchaFieldProps) {
  const t = useTexts(captchaMessages);
  const { state } = captcha;
  const noticeId = useId();
  return (
    <fieldset className="min-w-0 rounded border px-4 pt-2 pb-4">
      <legend className="px-1 font-medium text-13">{t('title')}</legend>
      {state.status !== 'failed' && (
        <div className="flex items-start gap-2">
          <Answer captcha={captcha} error={error} noticeId={noticeId} />
          <div className="mt-7.5 flex gap-2">
            {/* Not disabled while it checks: the keyboard would lose its place. */}
            <Button variant="secondary" aria-busy={state.status === 'checking'} onClick={captcha.verify}>
              {t(state.status === 'checking' ? 'verifying' : 'verify')}
            </Button>
            <Button
              variant="ghost"
              icon={RotateCw}
              aria-label={t('refresh')}
              title={t('refresh')}
              onClick={captcha.renew}
            />
          </div>
        </div>
      )}
      <Notice id={noticeId} state={state} />
      {state.error !== null && <Failure captcha={captcha} />}
    </fieldset>
  );
}

function Answer({ captcha, error, noticeId }: CaptchaFieldProps & { noticeId: string }) {
  const t = useTexts(captchaMessages);
  const { state, captchaId } = captcha;
  const input = useRef<HTMLInputElement>(null);
  const isAskedAgain = state.notice === 'wrong' && state.challenge !== null;
  useEffect(() => {
    if (isAskedAgain || state.notice === 'missing') input.current?.focus();
  }, [isAskedAgain, state.notice]);

  const verifyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || captchaId) return; // once it is solved, Enter sends the form as everywhere else
    event.preventDefault();
    void captcha.verify();
  };
  const question = state.challenge ? t('question', { question: state.challenge.question }) : t('loading');
  return (
    <TextField
      ref={input}
      label={<span className="whitespace-nowrap font-mono text-16">{question}</span>}
      inputMode="numeric"
      autoComplete="off"
      className="min-w-0 flex-1"
      readOnly={state.status === 'loading' || state.status === 'checking'}
      value={state.answer}
      onChange={(event) => captcha.edit(event.target.value)}
      onKeyDown={verifyOnEnter}
      aria-describedby={noticeId}
      error={state.notice === 'missing' ? t('answerMissing') : captchaId ? undefined : error}
    />
  );
}

function Notice({ id, state }: { id: string; state: CaptchaHandle['state'] }) {
  const t = useTexts(captchaMessages);
  return (
    <div id={id} role="status" className="mt-2 text-13">
      {state.status === 'solved' && (
        <p className="flex items-center gap-1.5 font-medium text-success">
          <Icon of={CircleCheck} />
          {t('verified')}
        </p>
      )}
      {state.notice === 'wrong' && <p className="text-danger">{t('wrong')}</p>}
      {state.status === 'asking' && state.notice === null && <p className="text-muted">{t('hint')}</p>}
    </div>
  );
}

function Failure({ captcha }: { captcha: CaptchaHandle }) {
  const t = useTexts(captchaMessages);
  const errorText = useErrorText();
  return (
    <div role="alert" className="mt-2 flex flex-wrap items-center gap-3 text-13">
      <p className="text-danger">{errorText(captcha.state.error)}</p>
      <Button variant="secondary" size="sm" onClick={captcha.state.challenge ? captcha.verify : captcha.renew}>
        {t('retry')}
      </Button>
    </div>
  );
}
