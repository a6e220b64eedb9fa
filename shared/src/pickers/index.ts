export { ComboBox } from './ComboBox';
export { InterestIcon } from './InterestIcon';
export { InterestPicker } from './InterestPicker';
export { InterestTag } from './InterestTag';
export { RangeSlider } from './RangeSlider';
export { TabPanels } from './TabPanels';
export { TagPicker } from './TagPicker';
