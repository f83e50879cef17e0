// Written by `npm run generate` from the files of this folder.
import type { HeadObject } from '../head-object.ts';
import { contract } from './contract.object.ts';
import { hospitalBed } from './hospital-bed.object.ts';
import { ship } from './ship.object.ts';
import { vintageCar } from './vintage-car.object.ts';

export const headObjects: readonly HeadObject[] = [contract, hospitalBed, ship, vintageCar];
