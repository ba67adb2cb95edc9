/**
 * What each sentence of the set wishes for, by its line: prices, ratings, numbers of reviews, the order and words that shall
 * not be. What is told neither in figures nor by how much ("stylish", "new") is a word to search for, and brands, sizes and
 * other attributes hang on the catalogue: they have no label. Read by a person, sentence by sentence.
 */
const labels = `
1: nothing
2: price lt 100, rating gt 4, reviews gte 150
3: price lt 200, rating gte 4
4: rating gt 4.4, reviews gte 500
5: price eq medium
6: nothing
7: rating gte 4.4
8: price lt 400
9: price lt 15
10: price lt 10, reviews gte 10
11: price lt 60
12: price gte 15, price lte 30, reviews eq high, order eq rating
13: rating gte 4.4
14: rating gte 4.7, price gte 10, price lte 20
15: rating gte 4.6, reviews gt 15000
16: reviews gte 2000
17: price lt 20, reviews gte 1000, reviews lte 3000
18: rating gte 4.5, reviews gte 200
19: price lt 25, reviews gte 500, reviews lte 10000
20: nothing
21: reviews eq high
22: price lt 200
23: price gte 200, price lte 500, rating gte 4, reviews gte 300
24: rating eq high
25: price lte 390
26: nothing
27: price lte 200
28: price lte 300
29: nothing
30: rating gte 4, reviews gt 1000
31: price lt 25, reviews gt 10000
32: price gte 12, price lte 25, rating gte 4, rating lte 4.2
33: rating eq high, reviews eq high
34: nothing
35: price lt 30, reviews gte 500
36: rating gt 4, reviews gt 400
37: price lt 40, reviews eq high
38: rating gte 4.3, reviews gte 1000
39: price lte 15, order eq rating
40: price gte 280, price lte 350
41: price lt 150
42: order eq rating
43: price lt 25, rating eq high
44: price lt 20, rating gt 4.5
45: price gte 10, price lte 14
46: price lt 40, reviews gte 200
47: price lt 20, rating gte 4
48: price lt 20
49: price lt 70, rating gte 4
50: price lt 100, rating gte 4
51: price lt 200, rating gt 3.7
52: reviews gt 1000, rating gte 4
53: price lte 15
54: price gte 10, price lte 13
55: nothing
56: price lt 350, rating gt 4
57: nothing
58: price lt 35, rating gte 4.7
59: nothing
60: price lt 25, rating gte 4.3
61: reviews gt 5000
62: reviews eq high
63: rating eq high
64: price lt 10, rating eq high
65: price lt 30, rating eq high
66: price lt 15
67: price lt 45, reviews gt 2000, words not screen protectors
68: price eq low, rating eq high
69: price lt 10, reviews gte 100
70: price eq low, rating eq high
71: rating eq high
72: price lt 25
73: price gte 10, price lte 15
74: rating gte 4.5, rating lte 4.6, reviews gte 3000
75: reviews gt 50000, rating gte 4.6, price gte 6, price lte 8
76: rating gte 4.3, reviews gte 1000, reviews lte 4000
77: rating eq high
78: reviews gt 5000, rating gte 4.6, order eq popular
79: price eq high
80: reviews gte 100, rating eq high
81: order eq rating
82: reviews eq high
83: rating gte 4.5
84: price gte 10, price lte 15, reviews gte 2000
85: reviews eq high
86: nothing
87: nothing
88: price lt 20, rating gte 4.5`;

/** The wishes of a sentence by its line, as they are written above. A sentence that nobody has read has no label, and throws. */
export function labelsOf(line: number): string[] {
  const found = labels.split("\n").find((one) => one.startsWith(`${line}: `));
  if (found === undefined) throw new Error(`Sentence ${line} has no label.`);
  const told = found.slice(found.indexOf(":") + 1).trim();
  return told === "nothing" ? [] : told.split(",").map((wish) => wish.trim());
}
