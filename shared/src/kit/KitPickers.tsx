import type { InterestKey } from '@rendezvous/shared/contract';
import { ComboBox, InterestPicker, InterestTag, RangeSlider, TabPanels } from '@rendezvous/shared/pickers';
import { Grid, Row, Text } from '@rendezvous/shared/ui';
import { useState } from 'react';
import { KitSection } from './KitSection';

const cities = ['Amsterdam', 'Berlin', 'København', 'Helsinki', 'Madrid', 'Oslo', 'Paris', 'Roma', 'Stockholm', 'Warszawa'].map(
  (label) => ({ value: label, label }),
);

export function KitPickers() {
  const [place, setPlace] = useState<string | null>('Berlin');
  const [ages, setAges] = useState<readonly [number, number]>([25, 45]);
  const [tab, setTab] = useState<'about' | 'photos'>('about');
  const [interests, setInterests] = useState<InterestKey[]>(['wine', 'music']);
  return (
    <KitSection title="Pickers">
      <Grid column="m" gap="xl">
        <ComboBox label="City" options={cities} value={place} onChange={setPlace} description="Type to find" />
        <ComboBox label="City with an error" options={cities} value={null} onChange={setPlace} error="Please fill in this field." />
        <RangeSlider label="Age" lowLabel="Youngest" highLabel="Oldest" min={18} max={99} value={ages} onChange={setAges} />
      </Grid>
      <TabPanels
        label="Profile"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'about', label: 'About', content: <Text>What somebody says about themselves.</Text> },
          { id: 'photos', label: 'Photos', content: <Text>Pictures.</Text> },
        ]}
      />
      <Row>
        <InterestTag interest="coffee" />
        <InterestTag interest="hiking" common />
      </Row>
      <InterestPicker label="Interests" value={interests} onChange={setInterests} max={4} />
    </KitSection>
  );
}
