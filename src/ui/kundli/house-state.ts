/** `unknown`: no one could say. `unasked`: the chart is being drawn, and this house is in pencil yet. */
export type HouseState = 'covered' | 'thin' | 'open' | 'unknown' | 'unasked';
