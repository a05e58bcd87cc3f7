import type { Profile } from '@callstead/contract/identity/identity';
import { avatarSeed } from '@callstead/domain/identity/avatar';
import type { AccountRow } from '../queries.ts';

/** The picture they chose, or the generated one. */
export const avatarUrlOf = ({ picture, email }: Pick<AccountRow, 'picture' | 'email'>) =>
  picture ? `/api/pictures/${picture}` : `/api/avatars/${avatarSeed(email)}`;

export function presentProfile(row: AccountRow): Profile {
  return {
    id: row.id,
    fullName: row.full_name,
    email: row.email,
    userType: row.type,
    status: row.status,
    companyName: row.company_name,
    website: row.website,
    phone: row.phone,
    address: row.address,
    city: row.city,
    state: row.state,
    zipCode: row.zip_code,
    teamProfile: row.team_profile,
    trafficSources: row.traffic_sources,
    servicesToPromote: row.services_to_promote,
    avgInvestment: row.avg_investment,
    interestedServices: row.interested_services,
    comments: row.comments,
    language: row.language,
    isNetworkOwned: row.is_house,
    timeZone: row.time_zone,
    avatarUrl: avatarUrlOf(row),
    hasPicture: row.picture !== null,
    affId: row.aff_id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
