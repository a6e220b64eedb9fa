import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Card, Grid, Icon, type IconName, media, Stack, Text, token } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';

const PROMISES: { icon: IconName; text: ReactNode }[] = [
  {
    icon: 'shield',
    text: (
      <FormattedMessage
        id="shell.front.discreet"
        defaultMessage="Discreet: nobody here ever sees your real name or email."
        description="Promise on the front page"
      />
    ),
  },
  {
    icon: 'coins',
    text: (
      <FormattedMessage
        id="shell.front.clear"
        defaultMessage="Clear prices: you see what a message costs before you send it."
        description="Promise on the front page"
      />
    ),
  },
  {
    icon: 'info',
    text: (
      <FormattedMessage
        id="shell.front.honest"
        defaultMessage="Honest: if a profile isn’t a real person, it says so."
        description="Promise on the front page"
      />
    ),
  },
];

export const FrontPromises = () => (
  <section css={section}>
    <Grid as="ul" column="m">
      {PROMISES.map(({ icon, text }) => (
        <Card key={icon} as="li">
          <Stack gap="s">
            <Icon name={icon} size={28} css={iconStyle} />
            <Text>{text}</Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  </section>
);

const section = css({
  width: '100%',
  maxWidth: token.sizeContent,
  marginInline: 'auto',
  padding: `0 ${token.space4} ${token.space8}`,
  [media.md]: { paddingInline: token.space5 },
});
const iconStyle = css({ color: token.colorPrimaryText });
