import { ACCENTS, Grid, Page, Row, Select, Stack, Text, token } from '@rendezvous/shared/ui';
import { css } from '@emotion/react';
import { useState } from 'react';
import { KitActions } from './KitActions';
import { KitFeedback } from './KitFeedback';
import { KitFields } from './KitFields';
import { KitForms } from './KitForms';
import { KitLayout } from './KitLayout';
import { KitOverlays } from './KitOverlays';
import { KitPeople } from './KitPeople';
import { KitPickers } from './KitPickers';
import { KitSection } from './KitSection';

const toOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Switches the colour scheme and the niche of the document, which the shell otherwise sets. */
function SchemeSwitch() {
  const [scheme, setScheme] = useState('system');
  const [niche, setNiche] = useState('general');
  const applyScheme = (value: string): void => {
    setScheme(value);
    if (value === 'system') delete document.documentElement.dataset['scheme'];
    else document.documentElement.dataset['scheme'] = value;
  };
  const applyNiche = (value: string): void => {
    setNiche(value);
    document.documentElement.dataset['niche'] = value;
  };
  return (
    <Row gap="m" align="end">
      <Select label="Scheme" options={toOptions(['system', 'light', 'dark'])} value={scheme} onChange={applyScheme} />
      <Select label="Niche" options={toOptions(Object.keys(ACCENTS))} value={niche} onChange={applyNiche} />
    </Row>
  );
}

const colors = Object.entries(token).filter(([name]) => name.startsWith('color'));

function KitColors() {
  return (
    <KitSection title="Colours">
      <Grid column="s" gap="s">
        {colors.map(([name, background]) => (
          <div key={name}>
            <div css={[swatch, css({ background })]} />
            <Text size="xs">{name.slice('color'.length)}</Text>
          </div>
        ))}
      </Grid>
    </KitSection>
  );
}

const swatch = css({ height: '2.5rem', borderRadius: token.radiusS, border: `1px solid ${token.colorBorder}` });

/** Shows the components of the kit in their states, for development (`/__kit`). */
export function KitPage() {
  return (
    <Page title="The kit" lead="Every part in every state. For development." actions={<SchemeSwitch />}>
      <Stack gap="3xl">
        <KitPeople />
        <KitActions />
        <KitFields />
        <KitForms />
        <KitPickers />
        <KitOverlays />
        <KitFeedback />
        <KitLayout />
        <KitColors />
      </Stack>
    </Page>
  );
}
