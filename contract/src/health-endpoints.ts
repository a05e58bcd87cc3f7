import { endpoint } from './endpoint.ts';
import { HealthResponse } from './health.ts';

export const readHealth = endpoint('GET', '/admin/health', {
  access: 'network-health.read',
  answers: { 200: HealthResponse },
});
