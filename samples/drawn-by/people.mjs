/**
 * The people of samples/ that our own body generator makes: who they are, and the seed that gives
 * them face, hair and clothes.
 */
const person = (id, name, seed, gender, looks) => ({
  id,
  seed,
  labels: {
    vi: `${name}, ${looks.vi}`,
    en: `${name}, ${looks.en}`,
  },
  settings: { gender, aspect_ratio: "3:4", ...looks.settings },
});

const measures = (height_cm, weight_kg, age, skin_tone, body_type, pose) => ({
  height_cm,
  weight_kg,
  age,
  skin_tone,
  body_type,
  pose,
});

export const PEOPLE = [
  person("linh", "Linh", 304, "female", {
    vi: "dáng cao, mảnh",
    en: "tall and slim",
    settings: measures(168, 49, 24, "fair", "slim", "relaxed"),
  }),
  person("thao", "Thảo", 202, "female", {
    vi: "dáng cong",
    en: "curvy",
    settings: measures(162, 63, 36, "brown", "curvy", "walking"),
  }),
  person("minh", "Minh", 207, "male", {
    vi: "dáng thể thao",
    en: "athletic",
    settings: measures(175, 69, 27, "fair", "athletic", "walking"),
  }),
  person("dung", "Dũng", 205, "male", {
    vi: "tuổi 66",
    en: "in his sixties",
    settings: measures(168, 67, 66, "tan", "average", "relaxed"),
  }),
  person("mai", "Mai", 10, "female", {
    vi: "dáng mảnh",
    en: "slim",
    settings: measures(160, 47, 22, "light", "slim", "front"),
  }),
  person("lan", "Lan", 41, "female", {
    vi: "dáng vừa",
    en: "average build",
    settings: measures(163, 54, 28, "medium", "average", "relaxed"),
  }),
  person("ngoc", "Ngọc", 52, "female", {
    vi: "dáng cong",
    en: "curvy",
    settings: measures(165, 62, 33, "fair", "curvy", "front"),
  }),
  person("hanh", "Hạnh", 63, "female", {
    vi: "dáng đầy đặn",
    en: "full figure",
    settings: measures(158, 72, 44, "tan", "full", "front"),
  }),
  person("bich", "Bích", 75, "female", {
    vi: "tuổi 60",
    en: "in her sixties",
    settings: measures(156, 55, 63, "light", "average", "relaxed"),
  }),
  person("amara", "Amara", 85, "female", {
    vi: "dáng thể thao",
    en: "athletic",
    settings: measures(172, 63, 27, "deep", "athletic", "walking"),
  }),
  person("khoa", "Khoa", 16, "male", {
    vi: "dáng mảnh",
    en: "slim",
    settings: measures(170, 58, 23, "light", "slim", "front"),
  }),
  person("tuan", "Tuấn", 27, "male", {
    vi: "dáng thể thao",
    en: "athletic",
    settings: measures(177, 74, 31, "tan", "athletic", "relaxed"),
  }),
  person("phuc", "Phúc", 38, "male", {
    vi: "dáng đầy đặn",
    en: "full figure",
    settings: measures(171, 88, 46, "medium", "full", "front"),
  }),
  person("david", "David", 49, "male", {
    vi: "dáng cơ bắp",
    en: "muscular",
    settings: measures(182, 86, 35, "brown", "muscular", "front"),
  }),
];
