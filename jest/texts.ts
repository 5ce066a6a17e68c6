import { compileTexts } from '../scripts/texts';

export default compileTexts;
