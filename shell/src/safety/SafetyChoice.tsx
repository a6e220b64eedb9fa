import { css } from '@emotion/react';
import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import type { SafetySubject } from '@rendezvous/shared/safety';
import { Button, ButtonLink, Dialog, type IconName, Stack, Text, token } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';
import { SafetyCentre } from './SafetyCentre';
import { useHide } from './useHide';

interface SafetyChoiceProps {
  member: SafetySubject['member'];
  onChoose: (choice: 'block' | 'report') => void;
  onClose: () => void;
}

/** Three ways to keep somebody away, each with what it does. */
export function SafetyChoice({ member, onChoose, onClose }: SafetyChoiceProps) {
  const intl = useIntl();
  const hide = useHide();
  const { name } = member;
  const title = intl.formatMessage(
    { id: 'shell.safety.title', defaultMessage: 'What about {name}?', description: 'Title of the safety sheet; name: of a member' },
    { name },
  );
  return (
    <Dialog title={title} isOpen onClose={onClose} size="s">
      <Stack gap="s">
        <Way
          icon="eye-off"
          label={<FormattedMessage id="shell.safety.hide" defaultMessage="Hide" description="Button of the safety sheet" />}
          onPress={() => {
            onClose();
            hide(member);
          }}
        >
          <FormattedMessage
            id="shell.safety.hide_text"
            defaultMessage="You do not meet {name} in search and games any more. Nobody is told."
            description="Under the button Hide; name: of a member"
            values={{ name }}
          />
        </Way>
        <Way
          icon="block"
          label={<FormattedMessage id="shell.safety.block" defaultMessage="Block" description="Button of the safety sheet" />}
          onPress={() => onChoose('block')}
        >
          <FormattedMessage
            id="shell.safety.block_text"
            defaultMessage="You no longer see or write to each other."
            description="Under the button Block"
          />
        </Way>
        <Way
          icon="report"
          label={<FormattedMessage id="shell.safety.report" defaultMessage="Report" description="Button of the safety sheet" />}
          onPress={() => onChoose('report')}
        >
          <FormattedMessage
            id="shell.safety.report_text"
            defaultMessage="Tell us what is wrong. We look into it, and you no longer see each other."
            description="Under the button Report"
          />
        </Way>
        <ButtonLink variant="quiet" to={pathTo('pages-safety')} onPress={onClose} wide>
          <SafetyCentre />
        </ButtonLink>
      </Stack>
    </Dialog>
  );
}

interface WayProps {
  icon: IconName;
  label: ReactNode;
  onPress: () => void;
  /** What it does. */
  children: ReactNode;
}

const Way = ({ icon, label, onPress, children }: WayProps) => (
  <div css={way}>
    <Button variant="secondary" icon={icon} wide onPress={onPress}>
      {label}
    </Button>
    <Text size="s" tone="muted">
      {children}
    </Text>
  </div>
);

const way = css({ display: 'grid', gap: token.space1 });
