type FaultBody = { type: string; message: string; code?: string; param?: string; [more: string]: unknown };

/** A refusal in Stripe's words. */
export class StripeFault extends Error {
  readonly status: number;
  readonly body: { error: FaultBody };

  constructor(status: number, error: FaultBody) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

export const invalidRequest = (message: string, more: { code?: string; param?: string } = {}) =>
  new StripeFault(400, { type: 'invalid_request_error', message, ...more });

export const missing = (kind: string, id: string) =>
  new StripeFault(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: 'id',
  });
