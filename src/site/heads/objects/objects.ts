// Written by `npm run generate` from the files of this folder.
import type { HeadObject } from '../head-object.ts';
import { coach } from './coach.object.ts';
import { contract } from './contract.object.ts';
import { crane } from './crane.object.ts';
import { crib } from './crib.object.ts';
import { expecting } from './expecting.object.ts';
import { family } from './family.object.ts';
import { grandparents } from './grandparents.object.ts';
import { hospitalBed } from './hospital-bed.object.ts';
import { laboratory } from './laboratory.object.ts';
import { lorry } from './lorry.object.ts';
import { luggage } from './luggage.object.ts';
import { ship } from './ship.object.ts';
import { team } from './team.object.ts';
import { vintageCar } from './vintage-car.object.ts';
import { warehouse } from './warehouse.object.ts';
import { worker } from './worker.object.ts';

export const headObjects: readonly HeadObject[] = [
  coach,
  contract,
  crane,
  crib,
  expecting,
  family,
  grandparents,
  hospitalBed,
  laboratory,
  lorry,
  luggage,
  ship,
  team,
  vintageCar,
  warehouse,
  worker,
];
