import { css } from '@emotion/react';
import { pathTo } from '@rendezvous/shared/contract';
import { defineMessages, type MessageDescriptor, useIntl } from '@rendezvous/shared/intl';
import type { SafetySubject } from '@rendezvous/shared/safety';
import { Button, ButtonLink, Dialog, type IconName, Stack, Text, token } from '@rendezvous/shared/ui';
import { SafetyCentreText } from './SafetyCentreText';
import { useHideMember } from './useHideMember';

const SAFETY_ACTIONS = ['hide', 'block', 'report'] as const;
type SafetyAction = (typeof SAFETY_ACTIONS)[number];

const icons: Record<SafetyAction, IconName> = { hide: 'eye-off', block: 'block', report: 'report' };

const labels: Record<SafetyAction, MessageDescriptor> = defineMessages({
  hide: { id: 'shell.safety.hide', defaultMessage: 'Hide', description: 'Button of the safety sheet' },
  block: { id: 'shell.safety.block', defaultMessage: 'Block', description: 'Button of the safety sheet' },
  report: { id: 'shell.safety.report', defaultMessage: 'Report', description: 'Button of the safety sheet' },
});

/** Texts that explain what each option does. */
const effectTexts: Record<SafetyAction, MessageDescriptor> = defineMessages({
  hide: {
    id: 'shell.safety.hide_text',
    defaultMessage: 'You won’t see {name} in search and games any more. We won’t tell them.',
    description: 'Under the button Hide; name: of a member',
  },
  block: {
    id: 'shell.safety.block_text',
    defaultMessage: 'You won’t see each other, and neither of you can write.',
    description: 'Under the button Block',
  },
  report: {
    id: 'shell.safety.report_text',
    defaultMessage: 'Tell us what’s wrong. We’ll look into it, and you won’t see each other here any more.',
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
  const hide = useHideMember();
  const { name } = member;
  const title = intl.formatMessage(
    {
      id: 'shell.safety.title',
      defaultMessage: 'Keep your distance from {name}',
      description: 'Title of the safety sheet; name: of a member',
    },
    { name },
  );
  const choose = (action: SafetyAction): void => {
    if (action !== 'hide') return onChoose(action);
    onClose();
    hide(member);
  };
  return (
    <Dialog title={title} isOpen onClose={onClose} size="s">
      <Stack gap="s">
        {SAFETY_ACTIONS.map((action) => (
          <div key={action} css={choiceStyle}>
            <Button variant="secondary" icon={icons[action]} wide onPress={() => choose(action)}>
              {intl.formatMessage(labels[action])}
            </Button>
            <Text size="s" tone="muted">
              {intl.formatMessage(effectTexts[action], { name })}
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

const choiceStyle = css({ display: 'grid', gap: token.space1 });
