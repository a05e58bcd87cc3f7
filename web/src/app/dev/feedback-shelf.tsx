import { ApiError } from '../../api/api-error.ts';
import { Button } from '../../ui/action/button.tsx';
import { TONE_CLASS, type Tone } from '../../ui/brand/tone.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { FailureBanner } from '../../ui/feedback/failure-banner.tsx';
import { LoadingLine } from '../../ui/feedback/loading-line.tsx';
import { ReasonMark } from '../../ui/feedback/reason-mark.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import type { ToastTone } from '../../ui/feedback/toast-options.ts';
import { UnknownOrFailed } from '../../ui/feedback/unknown-or-failed.tsx';
import { Grid, Row, Shelf, Specimen } from './specimen.tsx';

const TONES = Object.keys(TONE_CLASS) as Tone[];
const LOST = {
  unknown: 'There is no such invoice.',
  failed: 'The invoice could not be loaded.',
  back: <Button size="sm">All invoices</Button>,
  onRetry: () => undefined,
};
const TOASTS: ToastTone[] = ['success', 'info', 'warning', 'danger'];

export function FeedbackShelf() {
  return (
    <Shelf title="feedback">
      <Specimen name="Badge, ReasonMark">
        <Row>
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <Badge tone="live">live</Badge>
          <ReasonMark>Too short</ReasonMark>
        </Row>
      </Specimen>
      <Banners />
      <Specimen name="EmptyState, ErrorState, Skeleton, LoadingLine">
        <Grid>
          <EmptyState
            message="No calls yet."
            hint="They appear here as they ring."
            action={<Button size="sm">Make a test call</Button>}
          />
          <ErrorState onRetry={() => undefined} />
          <div className="grid content-start gap-2">
            <Skeleton className="h-8 w-24" />
            <Skeleton />
            <Skeleton />
            <LoadingLine>Loading …</LoadingLine>
          </div>
        </Grid>
      </Specimen>
      <Specimen name="UnknownOrFailed">
        <Grid>
          <UnknownOrFailed {...LOST} isUnknown />
          <UnknownOrFailed {...LOST} isUnknown={false} />
        </Grid>
      </Specimen>
      <Toasts />
    </Shelf>
  );
}

function Banners() {
  const act = (
    <Button size="sm" variant="secondary">
      Do it
    </Button>
  );
  return (
    <Specimen name="Banner, FailureBanner">
      {TONES.map((tone) => (
        <Banner key={tone} tone={tone} title={`A ${tone} banner`} action={tone === 'warning' && act}>
          What happened, and what to do next.
        </Banner>
      ))}
      <FailureBanner error={new ApiError('unavailable')} />
    </Specimen>
  );
}

function Toasts() {
  const { toast } = useToast();
  const show = (tone: ToastTone) =>
    toast({
      tone,
      title: `A ${tone} toast`,
      description: ['One line each,', 'as many as there are.'],
      ...(tone === 'warning' && { action: { label: 'Undo', onAction: () => undefined, forSeconds: 8 } }),
    });
  return (
    <Specimen name="toast()">
      <Row>
        {TOASTS.map((tone) => (
          <Button key={tone} size="sm" variant="secondary" onClick={() => show(tone)}>
            Show {tone} toast
          </Button>
        ))}
      </Row>
    </Specimen>
  );
}
