import { LoginRequest, TwoFactorLoginRequest } from '@callstead/contract/identity/identity';
import { zodResolver } from '@hookform/resolvers/zod';

export const credentialsRules = zodResolver(LoginRequest.pick({ email: true, password: true }));
export const codeRules = zodResolver(TwoFactorLoginRequest);
