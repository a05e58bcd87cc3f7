import type { Config } from './config.ts';
import { isGatewaySimulated } from './payments/open-gateway.ts';
import { SIMULATOR_PATH } from './payments/simulator/simulator.ts';
import { DEMO_PASSWORD, demoEmail } from './seed/demo-accounts.ts';

/** What the terminal says once the network runs. */
export function greet(config: Config, firstAdminLink: string | undefined): string[] {
  const lines = ['', `  Callstead runs at ${config.publicUrl}`];
  if (config.demo) lines.push('', ...demoLogins(config));
  if (config.rehearsal) lines.push('', '  A rehearsal: carriers and payments nobody gave keys for are simulated here.');
  if (firstAdminLink) {
    lines.push(
      '',
      '  There is no admin yet. This link makes one; it works once, within 24 hours, and is shown only now:',
    );
    lines.push(`  ${firstAdminLink}`);
  }
  return [...lines, ''];
}

function demoLogins(config: Config): string[] {
  const login = (role: string, mailbox: string) => `    ${role.padEnd(11)} ${demoEmail(mailbox)}`;
  return [
    `  Log in at ${config.publicUrl}/login with password ${DEMO_PASSWORD} as`,
    login('admin', 'admin'),
    login('publisher', 'publisher'),
    login('advertiser', 'advertiser'),
    `${login('advertiser', 'advertiser2')} (of leads)`,
    ...(config.smtpUrl ? [] : ['', `  Mails it sends are at ${config.publicUrl}/dev/outbox`]),
    ...(isGatewaySimulated(config)
      ? ['', `  Its payment gateway is simulated: ${config.publicUrl}${SIMULATOR_PATH}`]
      : []),
  ];
}
