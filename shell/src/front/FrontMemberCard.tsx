import { css } from '@emotion/react';
import { pathTo, type ProfileCard } from '@rendezvous/shared/contract';
import { Card, PersonName, Photo, Stack, Text, token } from '@rendezvous/shared/ui';

/** A member on the front page: photo, name, age and place. */
export const FrontMemberCard = ({ member }: { member: ProfileCard }) => (
  <Card as="li" inset="none" interactive>
    <Photo image={member.main_image} alt="" rounded={false} sizes="(min-width: 992px) 16vw, (min-width: 576px) 33vw, 50vw" />
    <Stack gap="xs" css={words}>
      <PersonName person={member} withAge to={pathTo('members-id', { id: member.id })} stretched />
      {member.city === null ? null : (
        <Text size="s" tone="muted" truncate>
          {member.city}
        </Text>
      )}
    </Stack>
  </Card>
);

const words = css({ padding: token.space3, fontWeight: token.weightMedium });
