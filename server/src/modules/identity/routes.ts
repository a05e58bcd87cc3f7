import type { App } from '../../http/zod.ts';
import { accountNoteRoutes } from './account-notes/routes.ts';
import { accountViewRoutes } from './account-view/routes.ts';
import { accountRoutes } from './accounts/routes.ts';
import type { AuthServices } from './auth.ts';
import { captchaRoutes } from './captcha/routes.ts';
import { emailChangeRoutes } from './email-change/routes.ts';
import { invitationRoutes } from './invitations/routes.ts';
import { passwordRoutes } from './password/routes.ts';
import { pictureRoutes } from './picture/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { registrationRoutes } from './registration/routes.ts';
import { sessionRoutes } from './session/routes.ts';
import { twoFactorRoutes } from './two-factor/routes.ts';

export function identityRoutes(app: App, services: AuthServices): void {
  captchaRoutes(app, services);
  registrationRoutes(app, services);
  sessionRoutes(app, services);
  passwordRoutes(app, services);
  accountRoutes(app, services);
  accountNoteRoutes(app, services);
  accountViewRoutes(app, services);
  invitationRoutes(app, services);
  twoFactorRoutes(app, services);
  profileRoutes(app, services);
  pictureRoutes(app, services);
  emailChangeRoutes(app, services);
}
