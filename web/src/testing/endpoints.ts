import {
  ApplicationListQuery,
  ApplicationListResponse,
  AppliedCampaignsQuery,
  AppliedCampaignsResponse,
  ApplyRequest,
  DecideManyRequest,
  DecideManyResponse,
  OwnApplicationResponse,
  PublisherCampaignsQuery,
  PublisherCampaignsResponse,
} from '@callstead/contract/applications';
import { AuditListQuery, AuditListResponse } from '@callstead/contract/audit';
import { CallListResponse } from '@callstead/contract/calls/calls';
import {
  Campaign,
  CampaignListQuery,
  CampaignListResponse,
  CampaignVersionsQuery,
  CampaignVersionsResponse,
  CreateCampaignRequest,
  DeleteCampaignResponse,
  UpdateCampaignRequest,
} from '@callstead/contract/campaigns/managed-campaigns';
import { OfferDetailResponse, OfferListQuery, OfferListResponse } from '@callstead/contract/campaigns/offers';
import {
  AccountDetail,
  AccountListQuery,
  AccountListResponse,
  DecideAccountsRequest,
  DecideAccountsResponse,
  InvitationListResponse,
  SetStatusRequest,
  SwitchTypeRequest,
} from '@callstead/contract/identity/accounts';
import {
  CaptchaResponse,
  ChooseLanguageRequest,
  DiagnoseAccountResponse,
  EmailRequest,
  LoginRequest,
  LoginResponse,
  NewAdminLinkResponse,
  Profile,
  RegisterRequest,
  ResetPasswordRequest,
  SessionListResponse,
  SessionResponse,
  SolveCaptchaRequest,
  SolveCaptchaResponse,
  TokenRequest,
} from '@callstead/contract/identity/identity';
import {
  AccountQuery,
  AccountResponse,
  ChangeEmailRequest,
  UpdateProfileRequest,
} from '@callstead/contract/identity/own-account';
import { NotificationListResponse } from '@callstead/contract/notifications';
import { NumberListQuery, NumberListResponse } from '@callstead/contract/numbers';
import { ChangePaymentMethodRequest, PaymentMethod, PaymentMethodResponse } from '@callstead/contract/payouts';
import { AdvertiserDashboard, PublisherDashboard } from '@callstead/contract/reports/dashboards';
import {
  AdminTicket,
  AdminTicketListQuery,
  ContactRequest,
  OpenTicketRequest,
  ReplyRequest,
  SetTicketPriorityRequest,
  SetTicketStatusRequest,
  Ticket,
  TicketEntry,
  TicketListQuery,
  TicketListResponse,
  TicketReply,
  TicketSummary,
} from '@callstead/contract/tickets';
import { endpoint } from './endpoint.ts';

export const askSession = endpoint('GET', '/session', { answer: SessionResponse });
export const login = endpoint('POST', '/login', { body: LoginRequest, answer: LoginResponse });
export const logout = endpoint('POST', '/logout');
export const listSessions = endpoint('GET', '/account/sessions', { answer: SessionListResponse });
export const chooseLanguage = endpoint('PUT', '/account/language', { body: ChooseLanguageRequest });
export const sendConfirmation = endpoint('POST', '/email-confirmations', { body: EmailRequest });
export const completeConfirmation = endpoint('POST', '/email-confirmations/complete', { body: TokenRequest });
export const sendPasswordReset = endpoint('POST', '/password-resets', { body: EmailRequest });
export const checkPasswordReset = endpoint('POST', '/password-resets/check', { body: TokenRequest });
export const completePasswordReset = endpoint('POST', '/password-resets/complete', { body: ResetPasswordRequest });

export const listNotifications = endpoint('GET', '/notifications', { answer: NotificationListResponse });

export const issueCaptcha = endpoint('POST', '/captchas', { answer: CaptchaResponse });
export const solveCaptcha = endpoint('POST', '/captchas/:id/answer', {
  body: SolveCaptchaRequest,
  answer: SolveCaptchaResponse,
});
export const register = endpoint('POST', '/register', { body: RegisterRequest });

export const advertiserDashboard = endpoint('GET', '/advertiser/dashboard', { answer: AdvertiserDashboard });
export const publisherDashboard = endpoint('GET', '/publisher/dashboard', { answer: PublisherDashboard });
export const listCalls = endpoint('GET', '/calls', { answer: CallListResponse });

export const listAccounts = endpoint('GET', '/admin/accounts', {
  query: AccountListQuery,
  answer: AccountListResponse,
});
export const listInvitations = endpoint('GET', '/admin/invitations', { answer: InvitationListResponse });
export const withdrawInvitation = endpoint('DELETE', '/admin/invitations/:id');
export const checkInvitation = endpoint('POST', '/invitations/check', {
  body: TokenRequest,
  answer: NewAdminLinkResponse,
});
export const setAccountStatus = endpoint('PUT', '/admin/accounts/:id/status', {
  body: SetStatusRequest,
  answer: Profile,
});
export const switchAccountType = endpoint('PUT', '/admin/accounts/:id/type', {
  body: SwitchTypeRequest,
  answer: Profile,
});
export const decideAccounts = endpoint('POST', '/admin/accounts/decisions', {
  body: DecideAccountsRequest,
  answer: DecideAccountsResponse,
});
export const diagnoseAccount = endpoint('POST', '/admin/account-diagnoses', {
  body: EmailRequest,
  answer: DiagnoseAccountResponse,
});
export const readAccount = endpoint('GET', '/admin/accounts/:id', { answer: AccountDetail });

export const readOwnAccount = endpoint('GET', '/account/profile', { query: AccountQuery, answer: AccountResponse });
export const updateProfile = endpoint('PATCH', '/account/profile', {
  query: AccountQuery,
  body: UpdateProfileRequest,
  answer: Profile,
});
export const readPaymentMethod = endpoint('GET', '/account/payment-method', {
  query: AccountQuery,
  answer: PaymentMethodResponse,
});
export const changePaymentMethod = endpoint('PUT', '/account/payment-method', {
  body: ChangePaymentMethodRequest,
  answer: PaymentMethod,
});
export const askEmailChange = endpoint('POST', '/account/email-change', { body: ChangeEmailRequest });
export const cancelEmailChange = endpoint('DELETE', '/account/email-change');
export const completeEmailChange = endpoint('POST', '/email-changes/complete', { body: TokenRequest });

export const listTickets = endpoint('GET', '/tickets', { query: TicketListQuery, answer: TicketListResponse });
export const openTicket = endpoint('POST', '/tickets', { body: OpenTicketRequest, answer: Ticket });
export const readTicket = endpoint('GET', '/tickets/:id', { answer: Ticket });
export const replyToTicket = endpoint('POST', '/tickets/:id/replies', { body: ReplyRequest, answer: TicketReply });
export const listAllTickets = endpoint('GET', '/admin/tickets', {
  query: AdminTicketListQuery,
  answer: TicketListResponse,
});
export const readAnyTicket = endpoint('GET', '/admin/tickets/:id', { answer: AdminTicket });
export const setTicketStatus = endpoint('PUT', '/admin/tickets/:id/status', {
  body: SetTicketStatusRequest,
  answer: TicketSummary,
});
export const setTicketPriority = endpoint('PUT', '/admin/tickets/:id/priority', {
  body: SetTicketPriorityRequest,
  answer: TicketSummary,
});
export const addTicketNote = endpoint('POST', '/admin/tickets/:id/notes', { body: ReplyRequest, answer: TicketEntry });
export const deleteTicket = endpoint('DELETE', '/admin/tickets/:id');
export const sendContact = endpoint('POST', '/contact', { body: ContactRequest });

export const listOffers = endpoint('GET', '/offers', { query: OfferListQuery, answer: OfferListResponse });
export const readOffer = endpoint('GET', '/offers/:id', { answer: OfferDetailResponse });
export const listCampaigns = endpoint('GET', '/advertiser/campaigns', {
  query: CampaignListQuery,
  answer: CampaignListResponse,
});
export const createCampaign = endpoint('POST', '/advertiser/campaigns', {
  body: CreateCampaignRequest,
  answer: Campaign,
});
export const readCampaign = endpoint('GET', '/advertiser/campaigns/:id', { answer: Campaign });
export const updateCampaign = endpoint('PUT', '/advertiser/campaigns/:id', {
  body: UpdateCampaignRequest,
  answer: Campaign,
});
export const deleteCampaign = endpoint('DELETE', '/advertiser/campaigns/:id', { answer: DeleteCampaignResponse });
export const listCampaignVersions = endpoint('GET', '/advertiser/campaigns/:id/versions', {
  query: CampaignVersionsQuery,
  answer: CampaignVersionsResponse,
});
export const submitCampaign = endpoint('POST', '/advertiser/campaigns/:id/submit', { answer: Campaign });
export const pauseCampaign = endpoint('POST', '/advertiser/campaigns/:id/pause', { answer: Campaign });
export const resumeCampaign = endpoint('POST', '/advertiser/campaigns/:id/resume', { answer: Campaign });
export const duplicateCampaign = endpoint('POST', '/advertiser/campaigns/:id/duplicate', { answer: Campaign });
export const readOwnApplication = endpoint('GET', '/campaigns/:id/application', { answer: OwnApplicationResponse });
export const applyToCampaign = endpoint('POST', '/campaigns/:id/applications', {
  body: ApplyRequest,
  answer: OwnApplicationResponse,
});
export const listPublisherCampaigns = endpoint('GET', '/publisher/campaigns', {
  query: PublisherCampaignsQuery,
  answer: PublisherCampaignsResponse,
});
export const listApplications = endpoint('GET', '/applications', {
  query: ApplicationListQuery,
  answer: ApplicationListResponse,
});
export const listAppliedCampaigns = endpoint('GET', '/applications/campaigns', {
  query: AppliedCampaignsQuery,
  answer: AppliedCampaignsResponse,
});
export const decideApplications = endpoint('POST', '/applications/decisions', {
  body: DecideManyRequest,
  answer: DecideManyResponse,
});

export const listNumbers = endpoint('GET', '/admin/numbers', { query: NumberListQuery, answer: NumberListResponse });
export const listAudit = endpoint('GET', '/admin/audit', { query: AuditListQuery, answer: AuditListResponse });
