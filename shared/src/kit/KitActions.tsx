import { Button, ButtonLink, CountBadge, IconButton, LinkButton, Menu, Row, Text, TextLink } from '@rendezvous/shared/ui';
import { useState } from 'react';
import { KitSection } from './KitSection';

const variants = ['primary', 'secondary', 'quiet', 'danger', 'unread'] as const;
const noop = (): void => undefined;

export function KitActions() {
  const [isLiked, setLiked] = useState(false);
  return (
    <KitSection title="Actions">
      <Row gap="m">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} icon={variant === 'primary' ? 'message' : undefined}>
            {variant}
          </Button>
        ))}
      </Row>
      <Row gap="m">
        <Button size="s">Small</Button>
        <Button size="l" iconEnd="arrow-right">
          Large
        </Button>
        <Button busy>Sending</Button>
        <Button disabled>Disabled</Button>
        <ButtonLink to="/credits" variant="secondary" icon="coins">
          A link to credits
        </ButtonLink>
      </Row>
      <Row gap="m">
        <IconButton icon="bell" label="Messages" badge={<CountBadge count={120} label="120 unread messages" />} />
        <IconButton
          icon={isLiked ? 'heart-filled' : 'heart'}
          label="Like"
          pressed={isLiked}
          onPress={() => setLiked(!isLiked)}
          variant="secondary"
        />
        <IconButton icon="send" label="Send" variant="primary" size="l" />
        <IconButton icon="trash" label="Delete" variant="danger" busy />
        <Menu
          label="More"
          trigger={<IconButton icon="dots" label="More" />}
          items={[
            { id: 'view', label: 'View profile', icon: 'user', to: '/members/1' },
            { id: 'en', label: 'Chosen', icon: 'language', selected: true, onAction: noop },
            { id: 'mute', label: 'Not now', icon: 'bell', disabled: true, onAction: noop },
            { id: 'block', label: 'Block', icon: 'block', tone: 'danger', onAction: noop },
          ]}
        />
      </Row>
      <Text>
        Running text with <TextLink to="/pages/terms">a link</TextLink> and{' '}
        <LinkButton onPress={noop}>a button that looks like one</LinkButton>.
      </Text>
    </KitSection>
  );
}
