import { css } from '@emotion/react';
import { pathTo } from '@rendezvous/shared/contract';
import { defineMessages, type MessageDescriptor, useIntl } from '@rendezvous/shared/intl';
import type { SafetySubject } from '@rendezvous/shared/safety';
import { Button, ButtonLink, Dialog, type IconName, Stack, Text, token } from '@rendezvous/shared/ui';
import { SafetyCentreText } from './SafetyCentreText';
import { useHide } from './useHide';

const WAYS = ['hide', 'block', 'report'] as const;
type Way = (typeof WAYS)[number];

const icons: Record<Way, IconName> = { hide: 'eye-off', block: 'block', report: 'report' };

const labels: Record<Way, MessageDescriptor> = defineMessages({
  hide: { id: 'shell.safety.hide', defaultMessage: 'Hide', description: 'Button of the safety sheet' },
  block: { id: 'shell.safety.block', defaultMessage: 'Block', description: 'Button of the safety sheet' },
  report: { id: 'shell.safety.report', defaultMessage: 'Report', description: 'Button of the safety sheet' },
});

/** What each option does. */
const effects: Record<Way, MessageDescriptor> = defineMessages({
  hide: {
    id: 'shell.safety.hide_text',
    defaultMessage: 'You do not meet {name} in search and games any more. Nobody is told.',
    description: 'Under the button Hide; name: of a member',
  },
  block: {
    id: 'shell.safety.block_text',
    defaultMessage: 'You no longer see or write to each other.',
    description: 'Under the button Block',
  },
  report: {
    id: 'shell.safety.report_text',
    defaultMessage: 'Tell us what is wrong. We look into it, and you no longer see each other.',
    description: 'Under the button Report',
  },
});

interface SafetyChoiceProps {
  member: SafetySubject['member'];
  onChoose: (choice: 'block' | 'report') => void;
  onClose: () => void;
}

/** Three ways to keep someone away, each with its effect. */
export function SafetyChoice({ member, onChoose, onClose }: SafetyChoiceProps) {
  const intl = useIntl();
  const hide = useHide();
  const { name } = member;
  const title = intl.formatMessage(
    { id: 'shell.safety.title', defaultMessage: 'What about {name}?', description: 'Title of the safety sheet; name: of a member' },
    { name },
  );
  const choose = (way: Way): void => {
    if (way !== 'hide') return onChoose(way);
    onClose();
    hide(member);
  };
  return (
    <Dialog title={title} isOpen onClose={onClose} size="s">
      <Stack gap="s">
        {WAYS.map((way) => (
          <div key={way} css={choice}>
            <Button variant="secondary" icon={icons[way]} wide onPress={() => choose(way)}>
              {intl.formatMessage(labels[way])}
            </Button>
            <Text size="s" tone="muted">
              {intl.formatMessage(effects[way], { name })}
            </Text>
          </div>
        ))}
        <ButtonLink variant="quiet" to={pathTo('pages-safety')} onPress={onClose} wide>
          <SafetyCentreText />
        </ButtonLink>
      </Stack>
    </Dialog>
  );
}

const choice = css({ display: 'grid', gap: token.space1 });
