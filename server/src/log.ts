import { type DestinationStream, type Logger, pino } from 'pino';

/** Addresses keep their path only: queries carry one-time tokens and, once, a password. */
const withoutQuery = (url: string) => url.split('?', 1)[0];

export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      serializers: {
        req: (request: { id: string; method: string; url: string; ip: string }) => ({
          id: request.id,
          method: request.method,
          path: withoutQuery(request.url),
          address: request.ip,
        }),
      },
      redact: {
        paths: [
          '*.password',
          '*.token',
          '*.secret',
          '*.cookie',
          '*.authorization',
          '*.parameters',
          'err.where',
          'err.detail',
        ],
        remove: true,
      },
    },
    destination ?? pino.destination(1),
  );
}
