import { choices } from '#content/fields/builders.ts';
import { headObjects } from './objects/objects.ts';

/** What editors choose the picture of a head from. */
export const sceneOptions = choices(headObjects.map(({ name }) => name));
