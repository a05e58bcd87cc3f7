import { type ActionAbout, can } from '@callstead/domain/policy';
import { useAuth } from './auth.tsx';
import { useActor } from './use-actor.ts';

/** Whoever is signed in and may not: a pending or rejected account reads why in place of the screen. */
export function useIsShut(action: ActionAbout<undefined>): boolean {
  const { profile } = useAuth();
  return !can(useActor(), action) && profile !== null;
}
