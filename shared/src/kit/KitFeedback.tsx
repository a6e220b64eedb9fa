import {
  Alert,
  Badge,
  Banner,
  Button,
  CountBadge,
  Countdown,
  EmptyState,
  ErrorState,
  Grid,
  ProgressBar,
  Row,
  Skeleton,
  Spinner,
  Stack,
  type Tone,
} from '@rendezvous/shared/ui';
import { KitSection } from './KitSection';

const tones: Tone[] = ['neutral', 'primary', 'info', 'success', 'warning', 'danger', 'unread'];
const noop = (): void => undefined;

export function KitFeedback() {
  return (
    <KitSection title="Feedback">
      <Banner
        label="Welcome bonus"
        icon="discount"
        solid
        onDismiss={noop}
        action={
          <Button size="s" variant="secondary">
            Use it
          </Button>
        }
      >
        25% off your first credits, <Countdown seconds={13_512} label="Time left" />
      </Banner>
      <Banner label="Offline" tone="warning" icon="offline">
        You are offline. Send your messages again when you are back.
      </Banner>
      <Grid column="l">
        {tones.map((tone) => (
          <Alert
            key={tone}
            tone={tone}
            title={`Alert ${tone}`}
            onDismiss={noop}
            action={tone === 'primary' ? <Button size="s">Add a photo</Button> : undefined}
          >
            Profiles with a photo get far more messages.
          </Alert>
        ))}
      </Grid>
      <Row>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} solid icon="sparkles">
            {tone}
          </Badge>
        ))}
      </Row>
      <Row gap="m">
        <CountBadge count={3} label="3 unread messages" />
        <CountBadge count={100} label="100 new likes" tone="primary" />
        <CountBadge count={7} label="7 credits" tone="warning" />
        <CountBadge count={0} label="No credits" tone="danger" showZero />
        <Spinner size="s" />
        <Spinner />
      </Row>
      <Stack gap="m">
        <ProgressBar value={40} label="Uploading" />
        <ProgressBar value={null} label="Working" />
        <Skeleton shape="heading" />
        <Skeleton lines={3} />
      </Stack>
      <Grid column="l">
        <EmptyState icon="message" title="No conversations yet" action={<Button>Find somebody</Button>}>
          Say hello to a member you like.
        </EmptyState>
        <ErrorState onRetry={noop} requestId="req-7Hk2" />
      </Grid>
    </KitSection>
  );
}
