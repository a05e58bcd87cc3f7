import type * as z from 'zod';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Shapes = { query?: z.ZodType; body?: z.ZodType; answer?: z.ZodType };

/** One address of the API with the contract's shapes; without `answer` it is 204. */
export type Endpoint<Path extends string = string, S extends Shapes = Shapes> = {
  method: Method;
  path: Path;
  shapes: S;
};

type ParamName<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Read<Shape> = Shape extends z.ZodType ? z.output<Shape> : undefined;

export type RequestTo<E extends Endpoint> = {
  params: { [Name in ParamName<E['path']>]: string };
  query: Read<E['shapes']['query']>;
  body: Read<E['shapes']['body']>;
};

export type AnswerOf<E extends Endpoint> = E['shapes']['answer'] extends z.ZodType
  ? z.input<E['shapes']['answer']>
  : undefined;

export function endpoint<const Path extends string, S extends Shapes>(
  method: Method,
  path: Path,
  shapes: S = {} as S,
): Endpoint<Path, S> {
  return { method, path, shapes };
}
