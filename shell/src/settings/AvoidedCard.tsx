import { css } from '@emotion/react';
import type { AvoidedMember } from '@rendezvous/shared/contract';
import { useSafety } from '@rendezvous/shared/safety';
import { useStore } from '@rendezvous/shared/store';
import { Button, PersonName, Stack, Text, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { AvoidedStore, type Avoidance } from '../stores/AvoidedStore';
import { LoadableSection } from './LoadableSection';
import { SettingsCard } from './SettingsCard';
import { useBusy } from './useBusy';

interface AvoidedCardProps {
  avoidance: Avoidance;
  title: ReactNode;
  /** Shown for an empty list. */
  emptyText: ReactNode;
  /** Label of the undo button. */
  actionLabel: ReactNode;
  /** Label of the undo button with the member's name, for screen readers. */
  getActionLabel: (name: string) => string;
}

/** Members who were blocked or hidden, each with a button to undo it. */
export const AvoidedCard = observer(({ avoidance, title, emptyText, actionLabel, getActionLabel }: AvoidedCardProps) => {
  const store = useStore();
  const safety = useSafety();
  const { list, revoke } = store.slice(`${avoidance}@1`, () => new AvoidedStore(store, safety, avoidance));
  const members = list.value ?? [];
  return (
    <SettingsCard id={avoidance} title={title}>
      <LoadableSection loadable={list} lines={2}>
        {() =>
          members.length === 0 ? (
            <Text tone="muted">{emptyText}</Text>
          ) : (
            <Stack as="ul" gap="none">
              {members.map((member) => (
                <AvoidedRow
                  key={member.id}
                  member={member}
                  label={getActionLabel(member.name)}
                  onPress={() => revoke(member.id).then(() => document.getElementById(avoidance)?.focus())}
                >
                  {actionLabel}
                </AvoidedRow>
              ))}
            </Stack>
          )
        }
      </LoadableSection>
    </SettingsCard>
  );
});

interface AvoidedRowProps {
  member: AvoidedMember;
  label: string;
  onPress: () => Promise<void>;
  children: ReactNode;
}

const AvoidedRow = ({ member, label, onPress, children }: AvoidedRowProps) => {
  const [isBusy, run] = useBusy();
  return (
    <li css={row}>
      <PersonName person={member} />
      <Button variant="secondary" size="s" busy={isBusy} aria-label={label} onPress={() => run(onPress)}>
        {children}
      </Button>
    </li>
  );
};

const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space3,
  paddingBlock: token.space2,
  '& > button': { flexShrink: 0 },
});
