import { ContactRequest } from '@callstead/contract/tickets';
import { zodResolver } from '@hookform/resolvers/zod';

export const contactRules = zodResolver(ContactRequest);
