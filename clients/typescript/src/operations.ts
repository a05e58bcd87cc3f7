import type { OPERATIONS } from './generated/operations.ts';
import type { components, operations } from './generated/schema.ts';

export type OperationName = keyof typeof OPERATIONS;
/** The named shapes of the API. */
export type Schemas = components['schemas'];

type Operation<Name extends OperationName> = operations[Name];
type Given<Name extends string, Value> = [Value] extends [never]
  ? { [Each in Name]?: never }
  : undefined extends Value
    ? { [Each in Name]?: NonNullable<Value> }
    : { [Each in Name]: Value };
type BodyOf<Op> = Op extends { requestBody: { content: { 'application/json': infer Body } } } ? Body : never;
type ParametersOf<Op, Place extends string> = Op extends { parameters: { [Each in Place]?: infer Value } }
  ? Op['parameters'] extends { [Each in Place]: unknown }
    ? Value
    : Value | undefined
  : never;
/** Nothing is asked where the type says that nothing may be. */
type Asked<Value> = [NonNullable<Value>] extends [never] ? never : Value;

/** What an operation takes. */
export type InputOf<Name extends OperationName> = Given<'params', Asked<ParametersOf<Operation<Name>, 'path'>>> &
  Given<'query', Asked<ParametersOf<Operation<Name>, 'query'>>> &
  Given<'body', BodyOf<Operation<Name>>> & {
    /** Of a POST that takes one; one is made where none is given. */
    idempotencyKey?: string;
    signal?: AbortSignal;
  };

type Success = 200 | 201 | 202 | 204;
type Answered<Responses> = Responses[keyof Responses & Success];
type ContentOf<Response> = Response extends { content: { 'application/json': infer Json } }
  ? Json
  : Response extends { content: Record<string, unknown> }
    ? Blob
    : undefined;

/** What it answers: JSON, a file, or nothing. */
export type AnswerOf<Name extends OperationName> = ContentOf<Answered<Operation<Name>['responses']>>;

type Page = { data: unknown[]; hasMore: boolean; next: string | null };

/** Operations that answer with pages. */
export type ListName = { [Name in OperationName]: AnswerOf<Name> extends Page ? Name : never }[OperationName];
export type ItemOf<Name extends ListName> = AnswerOf<Name> extends { data: (infer Item)[] } ? Item : never;
