import { css } from '@emotion/react';
import { Avatar, Badge, Card, Grid, IconButton, PersonName, Photo, Row, Skeleton, Stack, Text, token } from '@rendezvous/shared/ui';
import { KitSection } from './KitSection';
import { kitPortrait } from './kitPortrait';

const people = [
  { name: 'Annelies', age: 34, verified: true, fictional: false, place: 'Utrecht' },
  { name: 'Marcus', age: 41, verified: false, fictional: true, place: 'Köln' },
  { name: 'Aleksandra-Wilhelmina of the very long name', age: 52, verified: true, fictional: true, place: 'Kędzierzyn-Koźle' },
];

export function KitPeople() {
  return (
    <KitSection title="People">
      <Grid as="ul" column="s">
        {people.map((person, index) => (
          <Card as="li" key={person.name} inset="none" interactive>
            <Photo image={kitPortrait(index, { locked: index === 2 })} alt="" rounded={false} more={7} priority />
            <IconButton icon="heart" label={`Like ${person.name}`} variant="secondary" css={likeButton} />
            <Stack gap="xs" css={textBlock}>
              <PersonName person={person} withAge to={`/members/${index}`} stretched css={nameLink} />
              <Text size="s" tone="muted">
                {person.place}
              </Text>
            </Stack>
          </Card>
        ))}
        <Card as="li" inset="none">
          <Photo image={null} alt="No photo" rounded={false} />
          <Stack gap="s" css={textBlock}>
            <Skeleton lines={2} />
          </Stack>
        </Card>
      </Grid>
      <Row gap="l">
        <Avatar image={kitPortrait(0)} size="s" />
        <Avatar image={kitPortrait(1)} online />
        <Avatar image={kitPortrait(2)} size="l" online />
        <Avatar image={null} size="xl" />
        <Badge tone="success">Online today</Badge>
      </Row>
    </KitSection>
  );
}

const likeButton = css({ position: 'absolute', insetInlineEnd: token.space2, top: token.space2, zIndex: token.zRaised });
const textBlock = css({ padding: token.space3 });
const nameLink = css({ fontWeight: token.weightBold });
