import type { Campaign } from '@callstead/contract/campaigns/managed-campaigns';
import { paths } from '@callstead/contract/paths';
import { movesOf } from '@callstead/domain/campaigns/lifecycle';
import { OFFERED } from '@callstead/domain/offered';
import { isPaidByConversion } from '@callstead/domain/pricing/price-conversion';
import { Cable, ClipboardList, Copy, Forward, History, Images, Pause, Pencil, Play, Send, Trash2 } from 'lucide';
import { useTexts } from '../../../i18n/language.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { campaignsMessages } from './messages.ts';
import type { CampaignActions } from './use-campaign-actions.tsx';

const STEPS = [
  { step: 'submit', icon: Send },
  { step: 'pause', icon: Pause },
  { step: 'resume', icon: Play },
] as const;

type CampaignButtonsProps = { campaign: Campaign; title: string; actions: CampaignActions };

/** What can be done with a campaign in its state; the rest is not shown. */
export function CampaignButtons({ campaign, title, actions }: CampaignButtonsProps) {
  const t = useTexts(campaignsMessages);
  const actor = useActor();
  const moves = movesOf(actor, { advertiserId: campaign.advertiser.id, status: campaign.status });
  const busy = actions.isBusy(campaign);
  const named = (
    action:
      | 'edit'
      | 'leadForm'
      | 'materials'
      | 'postback'
      | 'delivery'
      | 'submit'
      | 'pause'
      | 'resume'
      | 'duplicate'
      | 'versions'
      | 'delete',
  ) => ({
    'aria-label': t('of', { action: t(action), title }),
    children: t(action),
  });
  return (
    <footer className="flex flex-wrap gap-1 px-2 pt-1 pb-3">
      {campaign.status !== 'archived' && (
        <ButtonLink
          to={paths.advertiser.editCampaign(campaign.id)}
          variant="ghost"
          size="sm"
          icon={Pencil}
          {...named('edit')}
        />
      )}
      {campaign.status !== 'archived' && (
        <ButtonLink
          to={paths.advertiser.materials(campaign.id)}
          variant="ghost"
          size="sm"
          icon={Images}
          {...named('materials')}
        />
      )}
      {campaign.status !== 'archived' && campaign.type === 'lead' && OFFERED.leads && (
        <ButtonLink
          to={paths.advertiser.leadForm(campaign.id)}
          variant="ghost"
          size="sm"
          icon={ClipboardList}
          {...named('leadForm')}
        />
      )}
      {campaign.status !== 'archived' && isPaidByConversion(campaign.terms.pricing) && (
        <ButtonLink
          to={paths.advertiser.conversionSetup(campaign.id)}
          variant="ghost"
          size="sm"
          icon={Cable}
          {...named('postback')}
        />
      )}
      {OFFERED.leads && campaign.type === 'lead' && campaign.status !== 'archived' && (
        <ButtonLink
          to={paths.advertiser.leadDelivery(campaign.id)}
          variant="ghost"
          size="sm"
          icon={Forward}
          {...named('delivery')}
        />
      )}
      {STEPS.filter(({ step }) => moves.includes(step)).map(({ step, icon }) => (
        <Button
          key={step}
          variant="ghost"
          size="sm"
          icon={icon}
          disabled={busy}
          onClick={() => actions.step(campaign, step)}
          {...named(step)}
        />
      ))}
      <Button
        variant="ghost"
        size="sm"
        icon={Copy}
        disabled={busy}
        onClick={() => actions.step(campaign, 'duplicate')}
        {...named('duplicate')}
      />
      <Button
        variant="ghost"
        size="sm"
        icon={History}
        onClick={() => actions.showVersions(campaign)}
        {...named('versions')}
      />
      {moves.includes('archive') && (
        <Button
          variant="ghost"
          size="sm"
          icon={Trash2}
          disabled={busy}
          onClick={() => actions.askToDelete(campaign)}
          {...named('delete')}
        />
      )}
    </footer>
  );
}
