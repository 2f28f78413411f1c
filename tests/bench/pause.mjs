export const pause = (ms) => new Promise((resolve) => void setTimeout(resolve, ms));

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
export const percentile = (values, share) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1];
