import { TabLinks } from '@rendezvous/shared/pickers';
import { Card, CountBadge, EmailText, Grid, Heading, Logo, Table, Text } from '@rendezvous/shared/ui';
import { KitSection } from './KitSection';

export function KitLayout() {
  return (
    <KitSection title="Layout and text">
      <Logo name="Rendezvous" />
      <Heading level={3} size="hero">
        Meet somebody real, tonight
      </Heading>
      <Text size="xl">Text xl</Text>
      <Text>Normal text of the site, in a size that is easy to read on a phone.</Text>
      <Text size="s" tone="muted">
        Small and muted
      </Text>
      <EmailText address="anna.with.a.long.name@mail.example.com" />
      <TabLinks
        label="Likes"
        links={[
          { to: '/__kit', label: 'Received', badge: <CountBadge count={2} label="2 new likes" /> },
          { to: '/likes/given', label: 'Given' },
          { to: '/likes/matches', label: 'Matches' },
        ]}
      />
      <Grid column="m">
        <Card>A card</Card>
        <Card tone="unread">With unread messages</Card>
        <Card selected>Selected</Card>
      </Grid>
      <Table caption="Transactions">
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Package</th>
            <th scope="col" data-end>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>21 November 2026</td>
            <td>100 credits</td>
            <td data-end>€ 49.99</td>
          </tr>
          <tr data-tone="unread">
            <td>20 November 2026</td>
            <td>A row with news</td>
            <td data-end>€ 9.99</td>
          </tr>
        </tbody>
      </Table>
    </KitSection>
  );
}
