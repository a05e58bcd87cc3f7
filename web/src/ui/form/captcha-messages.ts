import { defineMessages } from '../../i18n/define-messages.ts';

export const captchaMessages = defineMessages({
  en: {
    title: 'Verification',
    loading: 'Preparing the question…',
    question: '{question} = ?',
    hint: 'Write the result and verify it.',
    verify: 'Verify',
    verifying: 'Verifying...',
    refresh: 'New question',
    verified: 'Verified correctly.',
    answerMissing: 'Write the result first.',
    wrong: 'That is not the result. Here is a new question.',
    retry: 'Try again',
  },
  es: {
    title: 'Verificación',
    loading: 'Preparando la pregunta…',
    question: '{question} = ?',
    hint: 'Escribe el resultado y verifícalo.',
    verify: 'Verificar',
    verifying: 'Verificando...',
    refresh: 'Nueva pregunta',
    verified: 'Verificado correctamente.',
    answerMissing: 'Escribe primero el resultado.',
    wrong: 'Ese no es el resultado. Aquí tienes una nueva pregunta.',
    retry: 'Reintentar',
  },
});
