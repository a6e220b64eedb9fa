export { ComboBox } from './ComboBox';
export { InterestIcon, InterestPicker, InterestTag } from './InterestPicker';
export { RangeSlider } from './RangeSlider';
export { SearchField } from './SearchField';
export { TabLinks } from './TabLinks';
export { TabPanels } from './TabPanels';
export { TagPicker } from './TagPicker';
