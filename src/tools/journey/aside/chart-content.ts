import type { HouseText, Parameter, VersionContent, Weight } from '../../engine/version.ts';

type Content = Pick<VersionContent, 'houses' | 'parameters' | 'weights'>;
type Levels = Record<string, Record<string, Record<string, Record<string, Weight['level']>>>>;

/**
 * The part of a version that the chart needs. Weights are nested by house, measure, question and option, with the level innermost:
 * compressed, that is a kilobyte less than a list.
 */
export type ChartContent = {
  houses: readonly Pick<HouseText, 'key' | 'label'>[];
  parameters: readonly Pick<Parameter, 'key' | 'value' | 'unit' | 'list'>[];
  levels: Levels;
};

export function packChart({ houses, parameters, weights }: Content): ChartContent {
  const levels: Levels = {};
  for (const { house, measure, question, option, level } of weights) {
    levels[house] ??= {};
    levels[house][measure] ??= {};
    levels[house][measure][question] ??= {};
    levels[house][measure][question][option] = level;
  }
  return {
    houses: houses.map(({ key, label }) => ({ key, label })),
    parameters: parameters.map(({ key, value, unit, list }) => ({ key, value, unit, ...(list && { list }) })),
    levels,
  };
}

/** As the rules of the result read it; what the chart does not show is empty. */
export function unpackChart({ houses, parameters, levels }: ChartContent): Content {
  return {
    houses: houses.map((house) => ({ about: '', action: '', coverPage: '', coverLabel: '', ...house })),
    parameters: parameters.map((each) => ({ label: '', source: '', asOf: '', isAssumption: false, ...each })),
    weights: entries(levels, (house, ofHouse) =>
      entries(ofHouse, (measure, ofMeasure) =>
        entries(ofMeasure, (question, options) =>
          entries(options, (option, level) => [{ house, measure, question, option, level }]),
        ),
      ),
    ),
  };
}

function entries<Value, Made>(
  of: Record<string, Value>,
  make: (key: string, value: Value) => Made[],
): Made[] {
  return Object.entries(of).flatMap(([key, value]) => make(key, value));
}
