import { type InvalidEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { FieldFrame } from './form-field.tsx';
import { TextField } from './text-field.tsx';

export type TypedFieldProps = FieldFrame & {
  /** What was read, or what was typed instead: nothing that somebody wrote is thrown away. */
  value: string;
  onChange: (value: string) => void;
  read: (text: string) => string | undefined;
  write: (value: string) => string;
  /** What is wrong with the value, if anything; the form is not sent before it is mended. */
  problem: string | undefined;
  /** How it is written: 'dd/mm/aaaa'. */
  format: string;
  /** It may be asked for after all, once another field is filled in. */
  required?: boolean | undefined;
  trailing?: ReactNode;
};

/** A value that people write in their own way, such as a day: it is tidied up, or told to be wrong, when they are done. */
export function TypedField(props: TypedFieldProps) {
  const {
    value,
    onChange,
    read,
    write,
    problem,
    format,
    error,
    optional = false,
    required = !optional,
    ...rest
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isTold, setTold] = useState(false);
  useLayoutEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem]);
  const [shownFor, setShownFor] = useState(value);
  if (value !== shownFor) {
    setShownFor(value);
    if (typed === null) setTold(false); // chosen elsewhere: whatever was told is about something else
  }
  const type = (text: string) => {
    setTyped(text);
    setTold(false);
    onChange(read(text) ?? text);
  };
  const finish = () => {
    setTyped(null);
    setTold(true);
  };
  return (
    <TextField
      {...rest}
      ref={input}
      optional={optional}
      required={false}
      aria-required={required}
      autoComplete="off"
      placeholder={format}
      error={error ?? (isTold ? problem : undefined)}
      value={typed ?? write(value)}
      onChange={(event) => type(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => event.key === 'Enter' && finish()}
      onInvalid={(event) => {
        finish();
        tellBeside(event);
      }}
    />
  );
}

/** Our words beside the field, in the language of the page, in place of the browser's bubble. */
function tellBeside(event: InvalidEvent<HTMLInputElement>): void {
  event.preventDefault();
  const field = event.currentTarget;
  const controls = [...(field.form?.elements ?? [])] as HTMLInputElement[];
  if (controls.find(({ validity }) => !validity.valid) === field) field.focus();
}
