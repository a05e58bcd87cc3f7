import type * as z from 'zod';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Shapes = { query?: z.ZodType; body?: z.ZodType; answer?: z.ZodType };

/** One address of the API with the contract's shapes; without `answer` it is 204. */
export type Endpoint<Request = never, Answer = unknown> = {
  method: Method;
  path: string;
  shapes: Shapes;
  /** Never there: it carries the types. */
  types?: (request: Request) => Answer;
};

type ParamName<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Read<Shape> = Shape extends z.ZodType ? z.output<Shape> : undefined;

/** What a page asked, as the contract read it. */
type RequestTo<Path, S extends Shapes> = {
  params: { [Name in ParamName<Path>]: string };
  query: Read<S['query']>;
  body: Read<S['body']>;
};

type AnswerOf<S extends Shapes> = S['answer'] extends z.ZodType ? z.input<S['answer']> : undefined;

export function endpoint<const Path extends string, S extends Shapes = Record<never, never>>(
  method: Method,
  path: Path,
  shapes?: S,
): Endpoint<RequestTo<Path, S>, AnswerOf<S>> {
  return { method, path, shapes: shapes ?? {} };
}
