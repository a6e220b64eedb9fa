import { css } from '@emotion/react';
import { ALERT_STORAGE_KEYS, type AlertName, pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { ButtonLink, Card, DismissButton, Icon, type IconName, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { type ComponentType, useRef } from 'react';
import { PushButton } from '../push/PushButton';
import { PushPromise } from '../push/PushPromise';
import { ActivationText } from './ActivationText';
import { notificationStopTexts } from './notificationStopTexts';
import { ResendButton } from './ResendButton';
import { useDueAlerts } from './useDueAlerts';

/** Tells a member each reason why email is switched off. */
const NotificationsText = observer(() =>
  useStore().session.user?.notifications_disabled.map((reason) => (
    <p key={reason}>
      <FormattedMessage {...notificationStopTexts[reason]} />
    </p>
  )),
);

/** Link to the page on which email can be switched on again. */
const NotificationsLink = () => (
  <ButtonLink to={pathTo('notifications')} size="s" variant="secondary">
    <FormattedMessage
      id="shell.alert.notifications_action"
      defaultMessage="Notification settings"
      description="Link to the notification settings, where e-mail is switched on again"
    />
  </ButtonLink>
);

const PhotoText = () => (
  <FormattedMessage
    id="shell.alert.photo"
    defaultMessage="No photo yet? People with a photo get more replies."
    description="Warning for a member without a photo"
  />
);

const PhotoLink = () => (
  <ButtonLink to={pathTo('profile')} size="s" icon="camera-plus">
    <FormattedMessage
      id="shell.alert.photo_action"
      defaultMessage="Add a photo"
      description="Button in the warning about the missing photo"
    />
  </ButtonLink>
);

interface AlertContent {
  icon: IconName;
  Text: ComponentType;
  Action: ComponentType;
}

/** The content of each alert: its text, and an action for the member. */
const CONTENTS: Record<AlertName, AlertContent> = {
  activation: { icon: 'mail', Text: ActivationText, Action: ResendButton },
  'disabled-notifications': { icon: 'mail', Text: NotificationsText, Action: NotificationsLink },
  photo: { icon: 'photo', Text: PhotoText, Action: PhotoLink },
  push: { icon: 'bell', Text: PushPromise, Action: PushButton },
};

/** The member's alerts that are due, in one card; each can be dismissed for good. */
export const Alerts = observer(() => {
  const intl = useIntl();
  const { alerts } = useStore();
  const names = useDueAlerts();
  const card = useRef<HTMLElement>(null);
  if (names.length === 0) return null;
  const label = intl.formatMessage({
    id: 'shell.alerts.label',
    defaultMessage: 'Reminders',
    description: 'Name of the card with reminders on a page, for screen readers',
  });
  const dismiss = (name: AlertName): void => {
    // The pressed button disappears, so focus moves to the card with the other alerts or, after the last one, to the page's heading.
    const heading = card.current?.closest('main')?.querySelector<HTMLElement>('h1');
    (names.length > 1 ? card.current : heading)?.focus({ preventScroll: true });
    alerts.dismiss(ALERT_STORAGE_KEYS[name]);
  };
  return (
    <section ref={card} aria-label={label} tabIndex={-1}>
      <Card as="div" inset="none">
        <ul css={list}>
          {names.map((name) => (
            <AlertItem key={name} {...CONTENTS[name]} onDismiss={() => dismiss(name)} />
          ))}
        </ul>
      </Card>
    </section>
  );
});

const AlertItem = ({ icon, Text, Action, onDismiss }: AlertContent & { onDismiss: () => void }) => (
  <li css={item}>
    <Icon name={icon} size={22} />
    <div css={body}>
      <div css={textStyle}>
        <Text />
      </div>
      <Action />
    </div>
    <DismissButton onPress={onDismiss} css={closeButton} />
  </li>
);

const list = css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
const item = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: token.space3,
  padding: token.space3,
  '& + &': { borderBlockStart: `1px solid ${token.colorBorder}` },
});
/** Places text and button side by side where there is room. */
const body = css({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token.space2} ${token.space4}`,
  minWidth: 0,
  fontSize: token.fontSizeS,
});
const textStyle = css({ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' });
const closeButton = css({ margin: `calc(-1 * ${token.space2})`, color: 'inherit' });
