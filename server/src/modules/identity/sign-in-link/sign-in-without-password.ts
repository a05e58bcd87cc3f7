import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as z from 'zod';

/**
 * For whoever has shown otherwise that they own the account; reached from our commands alone. The address is one of the
 * three after which better-auth's second factor steps in: whoever has one is asked for it here, too.
 */
const ASKS_SECOND_FACTOR = '/sign-in/username';

export const signInWithoutPassword = {
  id: 'sign-in-without-password',
  endpoints: {
    signInWithoutPassword: createAuthEndpoint(
      ASKS_SECOND_FACTOR,
      { method: 'POST', body: z.object({ userId: z.string() }) },
      async (context) => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.userId);
        if (!user?.emailVerified) throw new APIError('BAD_REQUEST', { code: 'INVALID_TOKEN', message: 'no such user' });
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(context, { session, user });
        return context.json({ token: session.token });
      },
    ),
  },
} satisfies BetterAuthPlugin;
