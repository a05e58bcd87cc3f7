import type { ErrorCode } from '@callstead/domain/errors';
import type { Scope } from '@callstead/domain/integrations/api-key';
import type { Action } from '@callstead/domain/policy';
import * as z from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Status = 200 | 201 | 202 | 204 | 206;

/** An answer that is a file or a stream; of several types, where the request says which. */
export type FileAnswer = { mediaType: string; orMediaType?: string };

type Answers = { readonly [Each in Status]?: z.ZodType | FileAnswer };

export type Description = {
  /** Which rule of the policy table guards it. */
  access: Action;
  /** For programs, which come with a key: what it must be good for, `none` where any will do. */
  scope?: Scope | 'none';
  /** Whether a key for tests may ask for it although it writes: what it writes is a test then. */
  takesTests?: boolean;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** What it answers, by status, when it does not refuse. */
  answers: Answers;
  /** Its own refusals, beyond those any request may meet. */
  errors?: readonly ErrorCode[];
};

/**
 * One request of the API: the server handles it, the web calls it, tests fake it, OpenAPI is written from it. In the
 * browser only method and path are there (web/strip-endpoints.ts): the rest are types, and schemas would weigh.
 */
export type Endpoint<D extends Description = Description> = { readonly method: Method; readonly path: string } & D;

type ParamName<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The names in the path and those in `params` are the same. */
type ParamsOf<Path extends string> = [ParamName<Path>] extends [never]
  ? { params?: never }
  : { params: z.ZodObject<Record<ParamName<Path>, z.ZodType<string, string>>> };

export function endpoint<const Path extends string, const D extends Description>(
  method: Method,
  path: Path,
  description: D & ParamsOf<Path>,
): Endpoint<D> {
  return { method, path, ...description };
}

/** The body of a 204. */
export const Nothing = z.undefined();

export const file = (mediaType: string): FileAnswer => ({ mediaType });
export const CSV = file('text/csv');
export const CSV_OR_XLSX: FileAnswer = {
  ...CSV,
  orMediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
export const PDF = file('application/pdf');
export const ZIP = file('application/zip');

export const ById = z.object({ id: z.uuid() });

type Shape<Of, Else> = Of extends z.ZodType ? Of : Else;
type JsonAnswer<E extends Endpoint> = Extract<E['answers'][keyof E['answers']], z.ZodType>;

export type ParamsTo<E extends Endpoint> = z.output<Shape<E['params'], z.ZodUndefined>>;
export type QueryTo<E extends Endpoint> = z.output<Shape<E['query'], z.ZodUndefined>>;
type BodyTo<E extends Endpoint> = z.output<Shape<E['body'], z.ZodUndefined>>;
/** What is asked, as the contract reads it. */
export type RequestTo<E extends Endpoint> = { params: ParamsTo<E>; query: QueryTo<E>; body: BodyTo<E> };
/** As the server makes it, before the schema has dropped what it does not name. */
export type AnswerMade<E extends Endpoint> = z.input<JsonAnswer<E>>;
/** As it arrives. */
export type AnswerOf<E extends Endpoint> = z.output<JsonAnswer<E>>;
