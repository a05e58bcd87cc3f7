import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useAuth } from '../../../session/auth.tsx';
import { afterLogin } from './after-login.ts';

/** A login page has nothing to offer to who is signed in already, or has just become so. */
export function useLeaveWhenSignedIn(): { leaving: boolean } {
  const { profile, owesTwoFactor, screen } = useAuth();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const destination =
    profile &&
    afterLogin(
      { userType: profile.userType, status: profile.status, startPage: screen.startPage, owesTwoFactor },
      params.get('redirect'),
    );
  useEffect(() => {
    if (destination) void navigate(destination, { replace: true });
  }, [destination, navigate]);
  return { leaving: destination !== null };
}
