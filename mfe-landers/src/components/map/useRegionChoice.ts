import type { LanderMap } from '@rendezvous/shared/contract';
import { useIntl } from '@rendezvous/shared/intl';
import { regionLabel } from '@rendezvous/shared/words';
import { useMemo, useState } from 'react';
import { useChoiceStore } from '../../stores/ChoiceStore';
import { type MapShape, toShapes } from './MapShape';

interface RegionChoice {
  /** Label of the map and of the field, for example Province. */
  label: string;
  shapes: readonly MapShape[];
  /** The chosen region or area; undefined for the whole country. */
  shape: MapShape | undefined;
  /** Code of the chosen region or area; empty for the whole country. */
  shapeCode: string;
  /** Code of the chosen region; empty if no region is chosen, even if an area is. */
  region: string;
  /** Chooses a region or an area by its code; an empty code stands for the whole country. */
  chooseShape: (code: string) => void;
  /** Chooses a region of the chosen area; an empty code stands for the whole area. */
  chooseRegion: (code: string) => void;
}

/** Label of a map: the country's word for its regions, or "Part of the country" if all shapes are areas. */
function useShapesLabel({ country }: Pick<LanderMap, 'country'>, shapes: readonly MapShape[]): string {
  const intl = useIntl();
  if (shapes.some(({ regions }) => regions.length === 1)) return regionLabel(intl, country);
  return intl.formatMessage({
    id: 'landers.map.part',
    defaultMessage: 'Part of the country',
    description: 'Label of a map and of a choice, for example of Scotland, Wales, London',
  });
}

/** The choice of a region on a map, directly or within an area; only a region prefills the sign-up. Call inside an observer. */
export function useRegionChoice(map: LanderMap): RegionChoice {
  const choice = useChoiceStore();
  const shapes = useMemo(() => toShapes(map), [map]);
  const label = useShapesLabel(map, shapes);
  const [areaCode, setAreaCode] = useState('');
  const region = choice.getRegion(map.country);
  const shape = shapes.find(({ code, regions }) => (region === '' ? code === areaCode : regions.includes(region)));
  const chooseShape = (code: string): void => {
    const regions = shapes.find((candidate) => candidate.code === code)?.regions ?? [];
    const isRegion = regions.includes(code);
    setAreaCode(isRegion ? '' : code);
    choice.chooseRegion(map.country, isRegion ? code : '');
  };
  const chooseRegion = (code: string): void => {
    setAreaCode(shape?.code ?? '');
    choice.chooseRegion(map.country, code);
  };
  return { label, shapes, shape, shapeCode: shape?.code ?? '', region, chooseShape, chooseRegion };
}
