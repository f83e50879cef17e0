import { choices } from '#content/fields/builders.ts';
import { headObjects } from './objects/objects.ts';

/** Pictures of a head that editors choose from. */
export const sceneOptions = choices(headObjects.map(({ name }) => name));
