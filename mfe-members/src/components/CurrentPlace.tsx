import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Button, Stack, Text } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';

interface CurrentPlaceProps {
  /** Country of the profile; a place in another country is not filled in, because its region does not belong to the profile's country. */
  country: string;
  onPlace: (place: { region: string; city: string }) => void;
}

type Outcome = { kind: 'filled'; city: string } | { kind: 'abroad' } | { kind: 'failed' };

/** Button that fills in the member's current region and city; they are stored when the member saves the profile. */
export const CurrentPlace = observer(({ country, onPlace }: CurrentPlaceProps) => {
  const { geo } = useStore();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  if (geo.permission === 'unsupported') return null;
  const locate = async (): Promise<void> => {
    setBusy(true);
    await geo.locate().catch(() => geo.setPlace(null));
    setBusy(false);
    const { place } = geo;
    if (place === null) return setOutcome({ kind: 'failed' });
    if (place.country !== country) return setOutcome({ kind: 'abroad' });
    setOutcome({ kind: 'filled', city: place.city });
    onPlace({ region: place.region, city: place.city });
  };
  return (
    <Stack gap="xs" align="start">
      <Button variant="secondary" busy={busy} onPress={() => void locate()}>
        <FormattedMessage
          id="members.own.locate"
          defaultMessage="Use where I am now"
          description="Button beside region and city of the own profile; asks the browser for the position"
        />
      </Button>
      <div role="status">
        {outcome && (
          <Text size="s" tone="muted">
            {describeOutcome(outcome)}
          </Text>
        )}
      </div>
    </Stack>
  );
});

function describeOutcome(outcome: Outcome): ReactNode {
  if (outcome.kind === 'filled')
    return (
      <FormattedMessage
        id="members.own.located"
        defaultMessage="{city} is filled in. Save to keep it."
        description="After the own place was found"
        values={{ city: outcome.city }}
      />
    );
  return outcome.kind === 'abroad' ? (
    <FormattedMessage
      id="members.own.located_abroad"
      defaultMessage="You are in another country than the one in your profile. Choose your place yourself."
      description="After the own place was found abroad"
    />
  ) : (
    <FormattedMessage
      id="members.own.locate_failed"
      defaultMessage="Your browser didn’t tell us where you are. Choose your place yourself."
      description="After the own place was not found or permission was refused"
    />
  );
}
