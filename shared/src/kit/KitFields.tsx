import { SearchField } from '@rendezvous/shared/pickers';
import { Checkbox, Grid, RadioCards, Select, Stack, Switch, TextArea, TextField } from '@rendezvous/shared/ui';
import { useState } from 'react';
import { KitSection } from './KitSection';

const colors = ['Brown', 'Black', 'Blond', 'Grey'].map((label) => ({ value: label.toLowerCase(), label }));
const methods = [
  { value: 'ideal', label: 'iDEAL', description: 'Pay with your bank', icon: 'card' },
  { value: 'card', label: 'Credit card', description: 'Visa or Mastercard', icon: 'card' },
  { value: 'later', label: 'Not here', disabled: true },
] as const;

export function KitFields() {
  const [text, setText] = useState('Hello there');
  const [search, setSearch] = useState('Utrecht');
  const [color, setColor] = useState('');
  const [method, setMethod] = useState('ideal');
  const [isTicked, setTicked] = useState(true);
  return (
    <KitSection title="Fields">
      <Grid column="m" gap="xl">
        <TextField label="Name" value="" onChange={setText} placeholder="Anna" description="3 to 24 characters" />
        <TextField label="Valid" value={text} onChange={setText} valid />
        <TextField label="Invalid" value="anna@" onChange={setText} error="Invalid email" description="We never show it." />
        <TextField label="Disabled" value={text} onChange={setText} disabled optional />
        <Select label="Hair colour" options={colors} value={color} onChange={setColor} placeholder="Choose" optional />
        <SearchField label="Search" value={search} onChange={setSearch} showLabel />
        <TextArea label="About me" value={text} onChange={setText} max={30} description="Grows while you type" />
        <Stack gap="s">
          <Checkbox checked={isTicked} onChange={setTicked}>
            I have read the terms and I am 18 or older
          </Checkbox>
          <Checkbox checked={false} onChange={setTicked} error="Please give your consent to go on.">
            A consent with a sentence long enough to need a second line on a phone
          </Checkbox>
          <Switch checked={isTicked} onChange={setTicked} description="Nobody sees you in search.">
            Invisible mode
          </Switch>
        </Stack>
      </Grid>
      <RadioCards label="How would you like to pay?" options={methods} value={method} onChange={setMethod} />
    </KitSection>
  );
}
