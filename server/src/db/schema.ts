import type { AuditSubject } from '@callstead/domain/audit/audit-subject';
import type { Category } from '@callstead/domain/campaigns/categories';
import type { CampaignStatus, CampaignTexts, CampaignType, Terms } from '@callstead/domain/campaigns/terms';
import type { AccountStatus, Language, UserType } from '@callstead/domain/identity/account';
import type { NotificationKind } from '@callstead/domain/notifications/notification';
import type { Action } from '@callstead/domain/policy';
import type { TicketPriority, TicketSource, TicketStatus } from '@callstead/domain/tickets/ticket';
import type { Generated, JSONColumnType } from 'kysely';

/** The tables as queries see them. The migrations are the truth; better-auth writes the `auth_` tables too. */
export interface Database {
  auth_user: AuthUserTable;
  auth_session: AuthSessionTable;
  auth_account: AuthAccountTable;
  auth_verification: AuthVerificationTable;
  profile: ProfileTable;
  captcha: CaptchaTable;
  campaign: CampaignTable;
  campaign_version: CampaignVersionTable;
  campaign_number: CampaignNumberTable;
  ticket: TicketTable;
  ticket_reply: TicketReplyTable;
  notification: NotificationTable;
  audit_entry: AuditEntryTable;
  setting: SettingTable;
  rate_limit: RateLimitTable;
}

interface AuthUserTable {
  id: string;
  name: string;
  email: string;
  email_verified: boolean;
  email_confirmed_at: Date | null;
  image: string | null;
  two_factor_enabled: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface AuthSessionTable {
  id: string;
  user_id: string;
  token: string;
  expires_at: Date;
  ip_address: string | null;
  user_agent: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface AuthAccountTable {
  id: string;
  user_id: string;
  account_id: string;
  provider_id: string;
  password: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface AuthVerificationTable {
  id: string;
  identifier: string;
  value: string;
  expires_at: Date;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface ProfileTable {
  id: string;
  full_name: string;
  email: string;
  user_type: UserType;
  status: Generated<AccountStatus>;
  company_name: string | null;
  website: string | null;
  phone: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
  zip_code: string | null;
  team_profile: string | null;
  traffic_sources: string | null;
  services_to_promote: Generated<Category[]>;
  avg_investment: string | null;
  interested_services: Generated<Category[]>;
  comments: string | null;
  language: Language;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface CaptchaTable {
  id: Generated<string>;
  answer: string;
  solved: Generated<boolean>;
  expires_at: Date;
}

/** Small facts of the network that exist once. */
interface SettingTable {
  name: string;
  value: string;
}

interface RateLimitTable {
  key: string;
  points: number;
  expire: number | null;
}

interface CampaignTable {
  id: Generated<string>;
  public_id: string;
  advertiser_id: string;
  status: Generated<CampaignStatus>;
  category: Category;
  sub_category: string | null;
  type: CampaignType;
  current_version: Generated<number>;
  promo_materials_available: Generated<boolean>;
  search_text: string;
  returned_reason: string | null;
  submitted_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface CampaignNumberTable {
  prefix: string;
  last: number;
}

interface CampaignVersionTable {
  campaign_id: string;
  version: number;
  terms: JSONColumnType<Terms>;
  texts: JSONColumnType<Record<Language, CampaignTexts>>;
  created_by: string | null;
  created_at: Generated<Date>;
}

interface TicketTable {
  id: Generated<string>;
  user_id: string | null;
  sender_name: string;
  sender_email: string;
  subject: string;
  message: string;
  source: TicketSource;
  priority: Generated<TicketPriority>;
  status: Generated<TicketStatus>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface TicketReplyTable {
  id: Generated<string>;
  ticket_id: string;
  user_id: string | null;
  message: string;
  created_at: Generated<Date>;
}

interface NotificationTable {
  id: Generated<number>;
  recipient_id: string;
  kind: NotificationKind;
  data: JSONColumnType<Record<string, unknown>>;
  created_at: Generated<Date>;
  shown_at: Date | null;
  read_at: Date | null;
}

interface AuditEntryTable {
  id: Generated<number>;
  at: Generated<Date>;
  actor_id: string | null;
  actor_name: string;
  address: string | null;
  action: Action;
  subject_type: AuditSubject;
  subject_id: string;
  subject_name: string;
  before: JSONColumnType<Record<string, unknown>> | null;
  after: JSONColumnType<Record<string, unknown>> | null;
  reason: string | null;
}
