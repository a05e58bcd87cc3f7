import type { Person, TestNetwork } from './test-network.ts';

/** Somebody who logs in and acts for the same account. */
export async function aColleague(t: TestNetwork, { profile }: Person): Promise<Person> {
  const colleague = await t.signIn(profile.type);
  const { user_id } = colleague.profile;
  await t.db.updateTable('account_member').set({ account_id: profile.id }).where('user_id', '=', user_id).execute();
  return { ...colleague, profile: { ...profile, user_id } };
}
