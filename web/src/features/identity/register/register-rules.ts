import { RegisterRequest } from '@callstead/contract/identity/identity';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type { RegisterContext, RegisterFields } from './register-fields.ts';

type Rules = Resolver<RegisterFields, RegisterContext, RegisterRequest>;

const requestRules = zodResolver(RegisterRequest) as unknown as Rules;

/** The contract reads the fields of the chosen kind and leaves the others alone. */
export const registerRules: Rules = (typed, context, options) =>
  requestRules({ ...typed, ...context }, context, options);
